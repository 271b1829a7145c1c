# A loop that is too long for one trace.
# code: SW401
# fix: Run with `--jit trace_limit=24000`
# report: https://github.com/pypy/pypy/issues/2502

def step0(state):
    x = (state[0] * 3 + 0) & 0xffff
    state[3] = x ^ 1 if x & 1 else x
    return x + state[7]


def step1(state):
    x = (state[1] * 5 + 1) & 0xffff
    state[4] = x ^ 6 if x & 1 else x
    return x + state[8]


def step2(state):
    x = (state[2] * 7 + 2) & 0xffff
    state[5] = x ^ 11 if x & 1 else x
    return x + state[9]


def step3(state):
    x = (state[3] * 9 + 3) & 0xffff
    state[6] = x ^ 16 if x & 1 else x
    return x + state[10]


def step4(state):
    x = (state[4] * 11 + 4) & 0xffff
    state[7] = x ^ 21 if x & 1 else x
    return x + state[11]


def step5(state):
    x = (state[5] * 13 + 5) & 0xffff
    state[8] = x ^ 26 if x & 1 else x
    return x + state[12]


def step6(state):
    x = (state[6] * 15 + 6) & 0xffff
    state[9] = x ^ 31 if x & 1 else x
    return x + state[13]


def step7(state):
    x = (state[7] * 17 + 7) & 0xffff
    state[10] = x ^ 36 if x & 1 else x
    return x + state[14]


def step8(state):
    x = (state[8] * 19 + 8) & 0xffff
    state[11] = x ^ 41 if x & 1 else x
    return x + state[15]


def step9(state):
    x = (state[9] * 21 + 9) & 0xffff
    state[12] = x ^ 46 if x & 1 else x
    return x + state[0]


def step10(state):
    x = (state[10] * 23 + 10) & 0xffff
    state[13] = x ^ 51 if x & 1 else x
    return x + state[1]


def step11(state):
    x = (state[11] * 25 + 11) & 0xffff
    state[14] = x ^ 56 if x & 1 else x
    return x + state[2]


def step12(state):
    x = (state[12] * 27 + 12) & 0xffff
    state[15] = x ^ 61 if x & 1 else x
    return x + state[3]


def step13(state):
    x = (state[13] * 29 + 13) & 0xffff
    state[0] = x ^ 66 if x & 1 else x
    return x + state[4]


def step14(state):
    x = (state[14] * 31 + 14) & 0xffff
    state[1] = x ^ 71 if x & 1 else x
    return x + state[5]


def step15(state):
    x = (state[15] * 33 + 15) & 0xffff
    state[2] = x ^ 76 if x & 1 else x
    return x + state[6]


def step16(state):
    x = (state[0] * 35 + 16) & 0xffff
    state[3] = x ^ 81 if x & 1 else x
    return x + state[7]


def step17(state):
    x = (state[1] * 37 + 17) & 0xffff
    state[4] = x ^ 86 if x & 1 else x
    return x + state[8]


def step18(state):
    x = (state[2] * 39 + 18) & 0xffff
    state[5] = x ^ 91 if x & 1 else x
    return x + state[9]


def step19(state):
    x = (state[3] * 41 + 19) & 0xffff
    state[6] = x ^ 96 if x & 1 else x
    return x + state[10]


def step20(state):
    x = (state[4] * 43 + 20) & 0xffff
    state[7] = x ^ 101 if x & 1 else x
    return x + state[11]


def step21(state):
    x = (state[5] * 45 + 21) & 0xffff
    state[8] = x ^ 106 if x & 1 else x
    return x + state[12]


def step22(state):
    x = (state[6] * 47 + 22) & 0xffff
    state[9] = x ^ 111 if x & 1 else x
    return x + state[13]


def step23(state):
    x = (state[7] * 49 + 23) & 0xffff
    state[10] = x ^ 116 if x & 1 else x
    return x + state[14]


def step24(state):
    x = (state[8] * 51 + 24) & 0xffff
    state[11] = x ^ 121 if x & 1 else x
    return x + state[15]


def step25(state):
    x = (state[9] * 53 + 25) & 0xffff
    state[12] = x ^ 126 if x & 1 else x
    return x + state[0]


def step26(state):
    x = (state[10] * 55 + 26) & 0xffff
    state[13] = x ^ 131 if x & 1 else x
    return x + state[1]


def step27(state):
    x = (state[11] * 57 + 27) & 0xffff
    state[14] = x ^ 136 if x & 1 else x
    return x + state[2]


def step28(state):
    x = (state[12] * 59 + 28) & 0xffff
    state[15] = x ^ 141 if x & 1 else x
    return x + state[3]


def step29(state):
    x = (state[13] * 61 + 29) & 0xffff
    state[0] = x ^ 146 if x & 1 else x
    return x + state[4]


def step30(state):
    x = (state[14] * 63 + 30) & 0xffff
    state[1] = x ^ 151 if x & 1 else x
    return x + state[5]


def step31(state):
    x = (state[15] * 65 + 31) & 0xffff
    state[2] = x ^ 156 if x & 1 else x
    return x + state[6]


def step32(state):
    x = (state[0] * 67 + 32) & 0xffff
    state[3] = x ^ 161 if x & 1 else x
    return x + state[7]


def step33(state):
    x = (state[1] * 69 + 33) & 0xffff
    state[4] = x ^ 166 if x & 1 else x
    return x + state[8]


def step34(state):
    x = (state[2] * 71 + 34) & 0xffff
    state[5] = x ^ 171 if x & 1 else x
    return x + state[9]


def step35(state):
    x = (state[3] * 73 + 35) & 0xffff
    state[6] = x ^ 176 if x & 1 else x
    return x + state[10]


def step36(state):
    x = (state[4] * 75 + 36) & 0xffff
    state[7] = x ^ 181 if x & 1 else x
    return x + state[11]


def step37(state):
    x = (state[5] * 77 + 37) & 0xffff
    state[8] = x ^ 186 if x & 1 else x
    return x + state[12]


def step38(state):
    x = (state[6] * 79 + 38) & 0xffff
    state[9] = x ^ 191 if x & 1 else x
    return x + state[13]


def step39(state):
    x = (state[7] * 81 + 39) & 0xffff
    state[10] = x ^ 196 if x & 1 else x
    return x + state[14]


def step40(state):
    x = (state[8] * 83 + 40) & 0xffff
    state[11] = x ^ 201 if x & 1 else x
    return x + state[15]


def step41(state):
    x = (state[9] * 85 + 41) & 0xffff
    state[12] = x ^ 206 if x & 1 else x
    return x + state[0]


def step42(state):
    x = (state[10] * 87 + 42) & 0xffff
    state[13] = x ^ 211 if x & 1 else x
    return x + state[1]


def step43(state):
    x = (state[11] * 89 + 43) & 0xffff
    state[14] = x ^ 216 if x & 1 else x
    return x + state[2]


def step44(state):
    x = (state[12] * 91 + 44) & 0xffff
    state[15] = x ^ 221 if x & 1 else x
    return x + state[3]


def step45(state):
    x = (state[13] * 93 + 45) & 0xffff
    state[0] = x ^ 226 if x & 1 else x
    return x + state[4]


def step46(state):
    x = (state[14] * 95 + 46) & 0xffff
    state[1] = x ^ 231 if x & 1 else x
    return x + state[5]


def step47(state):
    x = (state[15] * 97 + 47) & 0xffff
    state[2] = x ^ 236 if x & 1 else x
    return x + state[6]


def step48(state):
    x = (state[0] * 99 + 48) & 0xffff
    state[3] = x ^ 241 if x & 1 else x
    return x + state[7]


def step49(state):
    x = (state[1] * 101 + 49) & 0xffff
    state[4] = x ^ 246 if x & 1 else x
    return x + state[8]


def step50(state):
    x = (state[2] * 103 + 50) & 0xffff
    state[5] = x ^ 251 if x & 1 else x
    return x + state[9]


def step51(state):
    x = (state[3] * 105 + 51) & 0xffff
    state[6] = x ^ 256 if x & 1 else x
    return x + state[10]


def step52(state):
    x = (state[4] * 107 + 52) & 0xffff
    state[7] = x ^ 261 if x & 1 else x
    return x + state[11]


def step53(state):
    x = (state[5] * 109 + 53) & 0xffff
    state[8] = x ^ 266 if x & 1 else x
    return x + state[12]


def step54(state):
    x = (state[6] * 111 + 54) & 0xffff
    state[9] = x ^ 271 if x & 1 else x
    return x + state[13]


def step55(state):
    x = (state[7] * 113 + 55) & 0xffff
    state[10] = x ^ 276 if x & 1 else x
    return x + state[14]


def step56(state):
    x = (state[8] * 115 + 56) & 0xffff
    state[11] = x ^ 281 if x & 1 else x
    return x + state[15]


def step57(state):
    x = (state[9] * 117 + 57) & 0xffff
    state[12] = x ^ 286 if x & 1 else x
    return x + state[0]


def step58(state):
    x = (state[10] * 119 + 58) & 0xffff
    state[13] = x ^ 291 if x & 1 else x
    return x + state[1]


def step59(state):
    x = (state[11] * 121 + 59) & 0xffff
    state[14] = x ^ 296 if x & 1 else x
    return x + state[2]


def step60(state):
    x = (state[12] * 123 + 60) & 0xffff
    state[15] = x ^ 301 if x & 1 else x
    return x + state[3]


def step61(state):
    x = (state[13] * 125 + 61) & 0xffff
    state[0] = x ^ 306 if x & 1 else x
    return x + state[4]


def step62(state):
    x = (state[14] * 127 + 62) & 0xffff
    state[1] = x ^ 311 if x & 1 else x
    return x + state[5]


def step63(state):
    x = (state[15] * 129 + 63) & 0xffff
    state[2] = x ^ 316 if x & 1 else x
    return x + state[6]


def step64(state):
    x = (state[0] * 131 + 64) & 0xffff
    state[3] = x ^ 321 if x & 1 else x
    return x + state[7]


def step65(state):
    x = (state[1] * 133 + 65) & 0xffff
    state[4] = x ^ 326 if x & 1 else x
    return x + state[8]


def step66(state):
    x = (state[2] * 135 + 66) & 0xffff
    state[5] = x ^ 331 if x & 1 else x
    return x + state[9]


def step67(state):
    x = (state[3] * 137 + 67) & 0xffff
    state[6] = x ^ 336 if x & 1 else x
    return x + state[10]


def step68(state):
    x = (state[4] * 139 + 68) & 0xffff
    state[7] = x ^ 341 if x & 1 else x
    return x + state[11]


def step69(state):
    x = (state[5] * 141 + 69) & 0xffff
    state[8] = x ^ 346 if x & 1 else x
    return x + state[12]


def step70(state):
    x = (state[6] * 143 + 70) & 0xffff
    state[9] = x ^ 351 if x & 1 else x
    return x + state[13]


def step71(state):
    x = (state[7] * 145 + 71) & 0xffff
    state[10] = x ^ 356 if x & 1 else x
    return x + state[14]


def step72(state):
    x = (state[8] * 147 + 72) & 0xffff
    state[11] = x ^ 361 if x & 1 else x
    return x + state[15]


def step73(state):
    x = (state[9] * 149 + 73) & 0xffff
    state[12] = x ^ 366 if x & 1 else x
    return x + state[0]


def step74(state):
    x = (state[10] * 151 + 74) & 0xffff
    state[13] = x ^ 371 if x & 1 else x
    return x + state[1]


def step75(state):
    x = (state[11] * 153 + 75) & 0xffff
    state[14] = x ^ 376 if x & 1 else x
    return x + state[2]


def step76(state):
    x = (state[12] * 155 + 76) & 0xffff
    state[15] = x ^ 381 if x & 1 else x
    return x + state[3]


def step77(state):
    x = (state[13] * 157 + 77) & 0xffff
    state[0] = x ^ 386 if x & 1 else x
    return x + state[4]


def step78(state):
    x = (state[14] * 159 + 78) & 0xffff
    state[1] = x ^ 391 if x & 1 else x
    return x + state[5]


def step79(state):
    x = (state[15] * 161 + 79) & 0xffff
    state[2] = x ^ 396 if x & 1 else x
    return x + state[6]


def step80(state):
    x = (state[0] * 163 + 80) & 0xffff
    state[3] = x ^ 401 if x & 1 else x
    return x + state[7]


def step81(state):
    x = (state[1] * 165 + 81) & 0xffff
    state[4] = x ^ 406 if x & 1 else x
    return x + state[8]


def step82(state):
    x = (state[2] * 167 + 82) & 0xffff
    state[5] = x ^ 411 if x & 1 else x
    return x + state[9]


def step83(state):
    x = (state[3] * 169 + 83) & 0xffff
    state[6] = x ^ 416 if x & 1 else x
    return x + state[10]


def step84(state):
    x = (state[4] * 171 + 84) & 0xffff
    state[7] = x ^ 421 if x & 1 else x
    return x + state[11]


def step85(state):
    x = (state[5] * 173 + 85) & 0xffff
    state[8] = x ^ 426 if x & 1 else x
    return x + state[12]


def step86(state):
    x = (state[6] * 175 + 86) & 0xffff
    state[9] = x ^ 431 if x & 1 else x
    return x + state[13]


def step87(state):
    x = (state[7] * 177 + 87) & 0xffff
    state[10] = x ^ 436 if x & 1 else x
    return x + state[14]


def step88(state):
    x = (state[8] * 179 + 88) & 0xffff
    state[11] = x ^ 441 if x & 1 else x
    return x + state[15]


def step89(state):
    x = (state[9] * 181 + 89) & 0xffff
    state[12] = x ^ 446 if x & 1 else x
    return x + state[0]


def step90(state):
    x = (state[10] * 183 + 90) & 0xffff
    state[13] = x ^ 451 if x & 1 else x
    return x + state[1]


def step91(state):
    x = (state[11] * 185 + 91) & 0xffff
    state[14] = x ^ 456 if x & 1 else x
    return x + state[2]


def step92(state):
    x = (state[12] * 187 + 92) & 0xffff
    state[15] = x ^ 461 if x & 1 else x
    return x + state[3]


def step93(state):
    x = (state[13] * 189 + 93) & 0xffff
    state[0] = x ^ 466 if x & 1 else x
    return x + state[4]


def step94(state):
    x = (state[14] * 191 + 94) & 0xffff
    state[1] = x ^ 471 if x & 1 else x
    return x + state[5]


def step95(state):
    x = (state[15] * 193 + 95) & 0xffff
    state[2] = x ^ 476 if x & 1 else x
    return x + state[6]


def step96(state):
    x = (state[0] * 195 + 96) & 0xffff
    state[3] = x ^ 481 if x & 1 else x
    return x + state[7]


def step97(state):
    x = (state[1] * 197 + 97) & 0xffff
    state[4] = x ^ 486 if x & 1 else x
    return x + state[8]


def step98(state):
    x = (state[2] * 199 + 98) & 0xffff
    state[5] = x ^ 491 if x & 1 else x
    return x + state[9]


def step99(state):
    x = (state[3] * 201 + 99) & 0xffff
    state[6] = x ^ 496 if x & 1 else x
    return x + state[10]


def step100(state):
    x = (state[4] * 203 + 100) & 0xffff
    state[7] = x ^ 501 if x & 1 else x
    return x + state[11]


def step101(state):
    x = (state[5] * 205 + 101) & 0xffff
    state[8] = x ^ 506 if x & 1 else x
    return x + state[12]


def step102(state):
    x = (state[6] * 207 + 102) & 0xffff
    state[9] = x ^ 511 if x & 1 else x
    return x + state[13]


def step103(state):
    x = (state[7] * 209 + 103) & 0xffff
    state[10] = x ^ 516 if x & 1 else x
    return x + state[14]


def step104(state):
    x = (state[8] * 211 + 104) & 0xffff
    state[11] = x ^ 521 if x & 1 else x
    return x + state[15]


def step105(state):
    x = (state[9] * 213 + 105) & 0xffff
    state[12] = x ^ 526 if x & 1 else x
    return x + state[0]


def step106(state):
    x = (state[10] * 215 + 106) & 0xffff
    state[13] = x ^ 531 if x & 1 else x
    return x + state[1]


def step107(state):
    x = (state[11] * 217 + 107) & 0xffff
    state[14] = x ^ 536 if x & 1 else x
    return x + state[2]


def run(n):
    state = list(range(16))
    total = 0
    for _ in range(n):  # slow
        total += step0(state)
        total += step1(state)
        total += step2(state)
        total += step3(state)
        total += step4(state)
        total += step5(state)
        total += step6(state)
        total += step7(state)
        total += step8(state)
        total += step9(state)
        total += step10(state)
        total += step11(state)
        total += step12(state)
        total += step13(state)
        total += step14(state)
        total += step15(state)
        total += step16(state)
        total += step17(state)
        total += step18(state)
        total += step19(state)
        total += step20(state)
        total += step21(state)
        total += step22(state)
        total += step23(state)
        total += step24(state)
        total += step25(state)
        total += step26(state)
        total += step27(state)
        total += step28(state)
        total += step29(state)
        total += step30(state)
        total += step31(state)
        total += step32(state)
        total += step33(state)
        total += step34(state)
        total += step35(state)
        total += step36(state)
        total += step37(state)
        total += step38(state)
        total += step39(state)
        total += step40(state)
        total += step41(state)
        total += step42(state)
        total += step43(state)
        total += step44(state)
        total += step45(state)
        total += step46(state)
        total += step47(state)
        total += step48(state)
        total += step49(state)
        total += step50(state)
        total += step51(state)
        total += step52(state)
        total += step53(state)
        total += step54(state)
        total += step55(state)
        total += step56(state)
        total += step57(state)
        total += step58(state)
        total += step59(state)
        total += step60(state)
        total += step61(state)
        total += step62(state)
        total += step63(state)
        total += step64(state)
        total += step65(state)
        total += step66(state)
        total += step67(state)
        total += step68(state)
        total += step69(state)
        total += step70(state)
        total += step71(state)
        total += step72(state)
        total += step73(state)
        total += step74(state)
        total += step75(state)
        total += step76(state)
        total += step77(state)
        total += step78(state)
        total += step79(state)
        total += step80(state)
        total += step81(state)
        total += step82(state)
        total += step83(state)
        total += step84(state)
        total += step85(state)
        total += step86(state)
        total += step87(state)
        total += step88(state)
        total += step89(state)
        total += step90(state)
        total += step91(state)
        total += step92(state)
        total += step93(state)
        total += step94(state)
        total += step95(state)
        total += step96(state)
        total += step97(state)
        total += step98(state)
        total += step99(state)
        total += step100(state)
        total += step101(state)
        total += step102(state)
        total += step103(state)
        total += step104(state)
        total += step105(state)
        total += step106(state)
        total += step107(state)
    return total


print(run(120000))
