# Positions, moves, rules of draws, notations, counted moves and a search for mate.
# pip: chess==1.10.0
import io

import chess
import chess.pgn
import chess.svg

board = chess.Board()
for move in ("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"):
    board.push_san(move)
print(board, board.fen(), board.legal_moves.count(), board.is_check(), [board.san(m) for m in board.generate_legal_captures()])
print(board.pop(), board.peek(), board.attackers(chess.WHITE, chess.E5), board.is_pinned(chess.BLACK, chess.C6), board.piece_map()[chess.C6], chess.square_name(27), list(chess.SquareSet(chess.BB_FILE_A))[:3])


def perft(position, depth):
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves:
        position.push(move)
        total += perft(position, depth - 1)
        position.pop()
    return total


for fen in (chess.STARTING_FEN, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"):
    print([perft(chess.Board(fen), depth) for depth in (1, 2)])


def mate(position, depth):
    for move in sorted(position.legal_moves, key=str):
        position.push(move)
        found = position.is_checkmate() or depth > 1 and not position.is_game_over() and all(answered(position, reply, depth) for reply in list(position.legal_moves))
        position.pop()
        if found:
            return move
    return None


def answered(position, reply, depth):
    position.push(reply)
    found = mate(position, depth - 1)
    position.pop()
    return found


print(mate(chess.Board("6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1"), 1), mate(chess.Board("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"), 2))
for fen in ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/4k3/8/4K2B w - - 0 1", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"):
    print(chess.Board(fen).outcome())
GAME = '[Event "Test"]\n[Result "1-0"]\n\n1. e4 {best} e5 2. Qh5 (2. Nf3 Nc6 $1 (2... d6)) Nc6 3. Bc4 Nf6?? 4. Qxf7# 1-0\n'
game = chess.pgn.read_game(io.StringIO(GAME))
print(game.headers["Event"], game.end().board().is_checkmate(), [str(m) for m in game.mainline_moves()], game.next().comment, game.next().next().variations[1].san(), game.errors)
print(game.accept(chess.pgn.StringExporter(headers=False)))
for wrong in (lambda: board.push_san("Ke3"), lambda: chess.Board("bad"), lambda: chess.Move.from_uci("z9"), lambda: board.parse_san("N")):
    try:
        wrong()
    except ValueError as error:
        print(type(error).__name__, error)
print(len(chess.svg.board(board)) > 1000, chess.Board.from_epd("4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; id \"x\";")[1], chess.Board(chess960=True).status())
