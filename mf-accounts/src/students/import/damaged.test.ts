import { describe, expect, it } from 'vitest'
import { findClass } from './classes.ts'
import { decodeText } from './decode.ts'
import { messages } from './messages.ts'
import { readList } from './read.ts'

const read = (...rows: string[]) => readList(rows.join('\n'), '6ème', [])
const pupils = (...rows: string[]) => {
  const list = read(...rows)
  return 'problem' in list ? list.problem : list.lines.map(line => `${line.line} ${line.lastName}|${line.firstName}`)
}
const inClass = (written: string) => {
  const list = read('nom;prénom;classe', `Martin;Léa;${written}`)
  if ('problem' in list) throw new Error(list.problem)
  return list.lines.map(({ division, grade, problem, note }) => ({ division, grade, said: problem ?? note }))[0]
}

describe('@K09 a list with a quote too many never has fewer pupils without a word', () => {
  it.each([
    ['at the end of the list', 3, ['Nom;Prénom', 'Martin;Léa', '"Petit;Tom', 'Roux;Ana', 'Diop;Awa']],
    ['and a second one further on', 2, ['Nom;Prénom', '"Martin;Léa', 'Petit;Tom', '"Roux;Ana', 'Diop;Awa']],
    ['that closes at the end of another line', 2, ['Nom;Prénom', '"Martin;Léa', 'Petit;Tom"', 'Roux;Ana']],
    ['of a list with one column', 2, ['Prénom', '"Léa', 'Tom"', 'Ana']],
    ['before the last cell', 3, ['Nom;Prénom;Classe', 'Martin;Léa;6A', 'Petit;Tom;"6A', 'Roux;Ana;"6A', 'Diop;Awa;6A']],
    ['in a column that is not read', 2, ['Nom;Prénom;Rue', 'Martin;Léa;"1 rue', 'Petit;Tom;2 rue"', 'Roux;Ana;3']],
    ['in a list pasted from a spreadsheet', 3, ['Nom\tPrénom', 'Martin\tLéa', '"Petit\tTom', 'Roux\tAna']],
    ['in the titles', 1, ['Nom;"Prénom', 'Martin;Léa']],
  ])('%s: line %i is named', (_, line, rows) => expect(pupils(...rows)).toBe(messages.problems.quote(line)))

  it('and reads what only looks so', () => {
    expect(pupils('Nom;Prénom;Rue', '"Martin";"Léa";"1, rue', 'de Brest"', 'Petit;Tom;2')).toEqual([
      '2 Martin|Léa',
      '3 Petit|Tom',
    ])
    expect(read('Nom;Prénom', 'Martin;Lé"a')).toMatchObject({ lines: [{ problem: messages.line.name }] })
  })
})

describe('@K09 the titles of a list', () => {
  it.each([
    ['a separator that a spreadsheet wrote', 'sep=;', 'Nom;Prénom', 'Martin;Léa'],
    ['a separator of its own', 'sep=:', 'Nom:Prénom', 'Martin:Léa'],
    ['the name of the class', 'Liste des élèves de 6A', 'Nom;Prénom', 'Martin;Léa'],
    ['a title that is a column elsewhere', 'Élèves;', 'Nom;Prénom', 'Martin;Léa'],
  ])('stand below %s', (_, ...rows) => expect(pupils(...rows)).toEqual(['3 Martin|Léa']))

  it.each([
    'Nom de naissance;Prénom',
    'Nom d’usage;Prénom(s)',
    'Nom patronymique;Prénom usuel',
    'Nom(s);Premier prénom',
    'Nom de famille élève;Prénom de l’élève',
    'Nom usuel|Prénoms',
  ])('may be %s', titles => {
    expect(pupils(titles, titles.includes('|') ? 'Martin|Léa' : 'Martin;Léa')).toEqual(['2 Martin|Léa'])
  })

  it('are no pupil where they come again, and lines are counted with the empty ones', () => {
    expect(pupils('', 'Nom;Prénom', 'Martin;Léa', ';', 'Nom;Prénom', 'Petit;Tom')).toEqual([
      '3 Martin|Léa',
      '6 Petit|Tom',
    ])
  })

  it('say which pupils have no last name', () => {
    expect(read('Nom marital;Prénom', 'Martin;Léa')).toMatchObject({ lines: [{ note: messages.line.lastName }] })
    expect(read('Nom;Prénom', ';Léa', 'Petit;Tom')).toMatchObject({
      lines: [{ note: messages.line.lastName }, { note: null }],
    })
  })
})

describe('@K09 a class', () => {
  it.each(['6,00E+01', '6.00E+01', '6E+01', '6-mars', '6A!', `6e ${'x'.repeat(40)}`])(
    '%j is not made, and it is said',
    one => expect(inClass(one)).toEqual({ division: '', grade: '6ème', said: messages.line.division(one) }),
  )
  it.each(['2,02E+03', '06/03/2026', '#NOM?'])('%j is no class of ours', one =>
    expect(inClass(one)).toMatchObject({ division: '', said: messages.line.grade(one) }),
  )
  it.each(['6E1', '6e B', '602', '6.1', '6-A', '6β'])('%j is one', one =>
    expect(inClass(one)).toEqual({ division: one, grade: '6ème', said: null }),
  )

  it.each([
    ['6β', undefined],
    ['6α', '6α'],
    ['6E-Á', '6e a'],
    ['6+', undefined],
    ['6²', undefined],
  ])('%j of a second list goes into %j', (name, into) => {
    const known = ['6α', '6e a', '6-', '6'].map(one => ({ name: one }))
    expect(findClass(known, name)?.name).toBe(into)
  })
})

describe('@K09 two pupils', () => {
  it('are not the same because their letters are not ours', () => {
    expect(read('nom;prénom', '王;伟', '李;娜', '李;娜')).toMatchObject({
      lines: [{ twice: null, problem: null }, { twice: null, problem: null }, { twice: messages.line.twice(3) }],
    })
  })

  it.each([
    ['Mar\u00adtin', 'Zo\u200bé', 'Martin|Zoé'],
    ['N`Guessan', 'Ana', 'N’Guessan|Ana'],
    ["N'GUESSAN", 'ANA', 'N’Guessan|Ana'],
    ['DUPONT--MARTIN', 'JEAN – PAUL', 'Dupont--Martin|Jean-Paul'],
    ['\u202aPetit\u202c', 'Tom', 'Petit|Tom'],
    ['İBRAHİM', 'ĐÀO', 'İbrahim|Đào'],
  ])('%j %j are read as they were meant', (last, first, name) =>
    expect(pupils('nom;prénom', `${last};${first}`)).toEqual([`2 ${name}`]),
  )

  it('with a sign that nobody can read are held back', () => {
    expect(read('nom;prénom', 'Petit;Ad\u008fle')).toMatchObject({ lines: [{ problem: messages.line.name }] })
  })
})

const LIST = 'Élève;Classe\r\nDUPRÉ Adèle;6e A\r\nŒUVRARD Zoë;6e A\r\nD’ALMEIDA François;6ème B\r\n'
const PLAIN = LIST.replace('Œ', 'OE').replace('’', "'")
const CODES: Record<string, Record<string, number>> = {
  Mac: { É: 0x83, è: 0x8f, Œ: 0xce, ë: 0x91, '’': 0xd5, ç: 0x8d, é: 0x8e, Ã: 0xcc },
  DOS: { É: 0x90, è: 0x8a, ë: 0x89, ç: 0x87, é: 0x82 },
  'ISO 8859-15': { É: 0xc9, è: 0xe8, Œ: 0xbc, ë: 0xeb, ç: 0xe7, é: 0xe9 },
  Windows: { Ó: 0xd3, ø: 0xf8, Ë: 0xcb, Ï: 0xcf, É: 0xc9, è: 0xe8, Œ: 0x8c, ë: 0xeb, '’': 0x92, ç: 0xe7, é: 0xe9 },
}
const write = (text: string, codes: Record<string, number>) =>
  new Uint8Array([...text].map(sign => codes[sign] ?? sign.charCodeAt(0)))
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}

describe('@K09 a file', () => {
  it.each([
    ['Mac', LIST],
    ['DOS', PLAIN],
    ['ISO 8859-15', LIST.replace('’', "'")],
    ['Windows', LIST],
  ])('of %s is recognised', (of, text) => expect(decodeText(write(text, CODES[of] ?? {}))).toBe(text))

  it.each([
    ['Mac', 'nom;prenom\rPetit;Adèle'],
    ['Mac', 'nom;prenom\rPetit;André'],
    ['Mac', 'nom;prenom\rPetit;Éric'],
    ['Mac', 'nom;prenom\rCLÉMENT;Zoe'],
    ['DOS', 'nom;prenom\nPetit;Adèle'],
    ['DOS', 'nom;prenom\nPetit;Éric'],
    ['DOS', 'nom;prenom\nPetit;François'],
    ['DOS', 'nom;prenom\nPetit;Zoë'],
    ['Windows', 'nom;prenom\nPetit;Adèle'],
    ['Windows', 'nom;prenom\nÓ Neill;Bjørn'],
    ['Windows', 'nom;prenom\nNOËL;ANAÏS'],
    ['Windows', 'nom;prenom\nPetit;Éric'],
    ['Windows', 'nom;prenom\nCLÉMENT;Zoë'],
  ])('of %s is recognised by one accent: %j', (of, text) => {
    expect(decodeText(write(text, CODES[of] ?? {}))).toBe(text)
  })

  it.each([
    ['little', false],
    ['big', true],
  ])('in UTF-16 without its mark, %s end first, is read', (_, isBig) => {
    expect(decodeText(utf16(LIST.replace('Zoë', 'Zoē Ā'), isBig))).toBe(LIST.replace('Zoë', 'Zoē Ā'))
  })

  it('whose accents cannot be known is held back', () => {
    expect(decodeText(write('nom;prenom\nPetit;Ad\u0001le', { '\u0001': 0xb1 }))).toBeNull()
  })
})
