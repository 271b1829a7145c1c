# A Forth with colon definitions, if/else/then, loops, a return stack and variables.
class Forth:
    def __init__(self):
        self.s, self.words, self.mem, self.out = [], {}, [0] * 16, []
        self.vars = 0
        self.prims = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '*': lambda a, b: a * b, '/': lambda a, b: a // b, 'mod': lambda a, b: a % b,
                      '<': lambda a, b: -(a < b), '=': lambda a, b: -(a == b), 'and': lambda a, b: a & b, 'or': lambda a, b: a | b, 'max': max, 'min': min}
    def pop(self):
        if not self.s: raise IndexError('stack underflow')
        return self.s.pop()
    def run(self, words):
        i, rs, s, pop = 0, [], self.s, self.pop
        while i < len(words):
            w = words[i]
            i += 1
            if w in self.words: self.run(self.words[w])
            elif w in self.prims:
                b, a = pop(), pop()
                s.append(self.prims[w](a, b))
            elif w == 'dup': s.append(pop()); s.append(s[-1])
            elif w == 'swap': b, a = pop(), pop(); s += [b, a]
            elif w == 'over': b, a = pop(), pop(); s += [a, b, a]
            elif w == 'rot': c, b, a = pop(), pop(), pop(); s += [b, c, a]
            elif w == 'drop': pop()
            elif w == '.': self.out.append(str(pop()))
            elif w == 'emit': self.out.append(chr(pop()))
            elif w == '@': s.append(self.mem[pop()])
            elif w == '!': a = pop(); self.mem[a] = pop()
            elif w == 'if':
                if not pop(): i = self.skip(words, i, ('else', 'then')) + 1
            elif w == 'else': i = self.skip(words, i, ('then',)) + 1
            elif w == 'then': pass
            elif w == 'do': lo, hi = pop(), pop(); rs.append([lo, hi, i])
            elif w == 'i': s.append(rs[-1][0])
            elif w == 'loop':
                rs[-1][0] += 1
                if rs[-1][0] < rs[-1][1]: i = rs[-1][2]
                else: rs.pop()
            elif w == 'begin': rs.append(i)
            elif w == 'until': i = (rs[-1] if not pop() else (rs.pop(), i)[1])
            elif w == ':':
                j = words.index(';', i)
                self.words[words[i]] = words[i + 1:j]
                i = j + 1
            elif w == 'variable': self.words[words[i]] = [str(self.vars)]; self.vars += 1; i += 1
            else:
                try: s.append(int(w))
                except ValueError: raise NameError(f'{w} ?') from None
    def skip(self, words, i, ends):
        depth = 0
        while depth or words[i] not in ends:
            depth += (words[i] == 'if') - (words[i] == 'then')
            i += 1
        return i
f = Forth()
for line in (': sq dup * ; 7 sq .', '10 0 do i sq . loop', ': fib dup 2 < if else dup 1 - fib swap 2 - fib + then ; 12 fib .', 'variable n 5 n ! n @ n @ + .',
             ': sign dup 0 < if drop -1 else 0 = if 0 else 1 then then ; -5 sign . 0 sign . 9 sign .', '1 begin 2 * dup 1000 < 0 = until .', ': fac 1 swap 1 + 1 do i * loop ; 25 fac .',
             '0 200 0 do i + loop .', '1 2 3 rot . . .', '72 emit 105 emit', '+', '1 0 /', 'bogus', '1 2', '.', '3 99 !'):
    try: f.run(line.split())
    except (IndexError, ZeroDivisionError, NameError) as e: f.out.append(f'[{type(e).__name__}: {e}]')
    print(line, '=>', ' '.join(f.out), f.s)
    f.out.clear()
