# A text adventure's commands by match with guards, alternatives and captures; state checked each turn.
class World:
    rooms = {'hall': {'n': 'study', 'e': 'kitchen'}, 'study': {'s': 'hall'}, 'kitchen': {'w': 'hall', 'd': 'cellar'}, 'cellar': {'u': 'kitchen'}}
    def __init__(self): self.at, self.bag, self.things, self.lit, self.turns = 'hall', [], {'study': ['lamp', 'book'], 'kitchen': ['bread'], 'cellar': ['gold']}, False, 0
    def do(self, line):
        self.turns += 1
        match line.lower().split():
            case ['n' | 's' | 'e' | 'w' | 'u' | 'd' as way] | ['go', way]:
                if way in self.rooms[self.at]:
                    self.at = self.rooms[self.at][way]
                    return self.look()
                return f'no way {way}'
            case ['look'] | ['l']: return self.look()
            case ['take', 'all']: return '; '.join(self.do(f'take {t}') for t in list(self.things.get(self.at, ()))) or 'nothing here'
            case ['take', *_] if self.dark(): return 'too dark'
            case ['take', thing] if thing in self.things.get(self.at, ()):
                self.things[self.at].remove(thing)
                self.bag.append(thing)
                return f'took {thing}'
            case ['take', thing]: return f'no {thing}'
            case ['drop', thing, *more] if thing in self.bag:
                self.bag.remove(thing)
                self.things.setdefault(self.at, []).append(thing)
                return f'dropped {thing}' + (', ' + self.do('drop ' + ' '.join(more)) if more else '')
            case ['light', 'lamp'] if 'lamp' in self.bag: self.lit = True; return 'it glows'
            case ['give', what, 'to', who] | ['give', who, what] if what in self.bag: return f'{who} does not want {what}'
            case ['inventory' | 'i']: return ' '.join(self.bag) or 'empty-handed'
            case []: return 'what?'
            case [verb] if verb in ('take', 'drop', 'go'): return f'{verb} what?'
            case ['say', *words] if len(words) > 2: return f'"{" ".join(words)}" echoes'
            case [first, *rest]: return f'cannot {first} ({len(rest)} words)'
    def dark(self): return self.at == 'cellar' and not (self.lit and 'lamp' in self.bag)
    def look(self): return f'{self.at}: ' + ('dark' if self.dark() else ' '.join(self.things.get(self.at, [])) or 'bare')
w = World()
for line in ('look', 'take', '', 'go north', 'n', 'take lamp', 'take sword', 'S', 'e', 'd', 'take gold', 'light lamp', 'take all', 'i', 'drop lamp bread', 'take x', 'u', 'give gold to cook', 'give cook gold', 'give lamp bob', 'say hi', 'say all that glitters', 'take all', 'drop', 'dance wildly now', 'light lamp'):
    print(f'> {line}\n{w.do(line)}')
plan, seen = ['e', 'd', 'u', 'w', 'n', 'take all', 's', 'drop lamp', 'take lamp', 'i'], {}
w = World()
for i in range(150):
    r = w.do(plan[i % len(plan)] if i != 120 else 'drop book gold lamp')
    seen[r] = seen.get(r, 0) + 1
print(seen, w.turns, w.bag, w.at, sep='\n')
