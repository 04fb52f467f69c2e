import { MAX_PUPILS_PER_LIST } from '@ariane/shared/contracts/class-import'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'
import { messages } from './messages.ts'
import { type ClassLine, findDivision, parseGrade, readList } from './read.ts'
import { credentialsCsv } from './save.ts'

const lines = (text: string, known: string[] = []): ClassLine[] => {
  const list = readList(text, '6ème', known)
  if ('problem' in list) throw new Error(list.problem)
  return list.lines
}
const problem = (text: string) => {
  const list = readList(text, '6ème', [])
  return 'problem' in list ? list.problem : null
}
const LIST = 'Nom;Prénom;Classe;Identifiant;E-mail\nMartin;Léa;5ème;lea.m;\nPetit;Jean-Éloi;6e B;;Jean@College.fr\n'
const bytes = (text: string, write: (text: string) => number[]) => new Uint8Array(write(text))
const utf16 = (text: string) => [...text].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])
const windows = (text: string) => [...text].map(sign => sign.charCodeAt(0))

describe('a class list', () => {
  it.each([
    ['semicolons', LIST],
    ['commas', LIST.replaceAll(';', ',')],
    ['tabulations', LIST.replaceAll(';', '\t')],
    [
      'quoted cells and the line ends of Windows',
      '"Nom";"Prénom";"Classe";"Identifiant";"E-mail"\r\n"Martin";"Léa";"5ème";"lea.m";""\r\n"Petit";"Jean-Éloi";"6e B";"";"Jean@College.fr"\r\n\r\n',
    ],
  ])('is read with %s', (_, text) => {
    expect(lines(text)).toEqual([
      {
        line: 2,
        lastName: 'Martin',
        firstName: 'Léa',
        grade: '5ème',
        division: '',
        login: 'lea.m',
        problem: null,
        twice: null,
        note: null,
      },
      {
        line: 3,
        lastName: 'Petit',
        firstName: 'Jean-Éloi',
        grade: '6ème',
        division: '6e B',
        login: '',
        problem: null,
        twice: null,
        note: messages.line.address,
      },
    ])
  })

  it.each([
    ['UTF-8', bytes(LIST, text => [...new TextEncoder().encode(text)])],
    ['UTF-8 with its mark', bytes(LIST, text => [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)])],
    ['UTF-16', bytes(LIST, utf16)],
    ['UTF-16 with its mark', bytes(LIST, text => [0xff, 0xfe, ...utf16(text)])],
    ['Windows-1252', bytes(LIST, windows)],
  ])('is understood in %s', (_, file) => expect(decodeText(file)).toBe(LIST))

  it.each([
    ['6e B', '6e B'],
    ['602', '602'],
    ['6ème', ''],
    ['6e', ''],
    ['6', ''],
    ['', ''],
  ])('has the division of %j in %j', (written, division) => expect(findDivision(written)).toBe(division))

  it('is no text when it is a spreadsheet’s own file or a picture', () => {
    expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 0, 1, 2, 3]))).toBeNull()
  })

  it.each([
    ['6ème', '6ème'],
    ['6e', '6ème'],
    ['5EME 2', '5ème'],
    ['4 B', '4ème'],
    ['302', '3ème'],
    ['CM2', undefined],
    ['2nde', undefined],
  ])('knows the class %s', (written, grade) => expect(parseGrade(written)).toBe(grade))

  it('says line by line what is wrong', () => {
    const text = [
      'prénom;nom;classe;e-mail;identifiant',
      ';Martin;6e;;',
      'Léa;;CM2;;',
      'Tom;;6e;tom@;',
      `${'a'.repeat(81)};;6e;;`,
      'Zoé;;6e;;!!',
      'Max;;;;',
    ]
    expect(lines(text.join('\n')).map(line => line.problem)).toEqual([
      messages.line.firstName,
      messages.line.grade('CM2'),
      null,
      messages.line.long,
      messages.line.login,
      null,
    ])
  })

  it('says who is there twice, in the list or among one’s pupils, accents and capitals aside', () => {
    const text = 'nom;prénom\nMartin;Léa\nPETIT;Tom\nmartin;LEA'
    expect(lines(text, ['Tom Petit']).map(line => line.twice)).toEqual([
      null,
      messages.line.known,
      messages.line.twice(2),
    ])
  })

  it('has titles and not too many lines', () => {
    expect(problem('')).toBe(messages.problems.empty)
    expect(problem('Martin;Léa;6ème')).toBe(messages.problems.header)
    expect(problem('nom;prénom')).toBe(messages.problems.nobody)
    const list = (count: number) => ['prénom', ...Array.from({ length: count }, (_, n) => `Élève ${n}`)].join('\n')
    expect(lines(list(MAX_PUPILS_PER_LIST))).toHaveLength(MAX_PUPILS_PER_LIST)
    expect(problem(list(MAX_PUPILS_PER_LIST + 1))).toBe(messages.problems.many(MAX_PUPILS_PER_LIST + 1))
  })

  it('@K09 has a thousand pupils at most', () => {
    expect(MAX_PUPILS_PER_LIST).toBe(1000)
  })

  it('is saved for spreadsheets so that no cell is run as a formula', () => {
    const name = '=HYPERLINK("http://x";"y")'
    const made = {
      key: 'k',
      name,
      firstName: name,
      lastName: '+1',
      grade: '6ème',
      division: '',
      login: '-lea',
      password: '@p',
    } as const
    const saved = credentialsCsv([made])
    expect(saved.startsWith('\uFEFFnom;prénom')).toBe(true)
    const [, row = ''] = saved.split('\r\n')
    expect(row).toBe(`"'+1";"'=HYPERLINK(""http://x"";""y"")";6ème;"'-lea";"'@p"`)
  })
})
