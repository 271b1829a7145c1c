# More digits than a double has are zeros, and there may be very many of them.
print(len('%.70000f' % 1.0), len(format(1.0, '.70000f')), len(f'{1.5:.70000e}'))
print(f'{1.5:.2000f}'[-5:], len(f'{1e300:.3000e}'), f'{0.1:.1200e}'[:60], f'{5e-324:.1100f}'[-30:], f'{1e308:.1101f}'[-3:])
print(len('%.1500g' % 0.1), len('%#.1500g' % 1e-5), f'{2.5:.1200g}', '%.1200e' % 0 == '0.' + '0' * 1200 + 'e+00')
for form, value in ('%.*f', (2**31 - 1 - 2**30, 'x')), ('%.99999999999d', 1), ('%99999999999999999999d', 1), ('%.*d', (-5, 1)), ('%.3000s', 'abc'):
    try:
        print(form, form % value)
    except Exception as e:
        print(form, type(e).__name__)
