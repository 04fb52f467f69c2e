import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'
import { pickShown } from './pick-shown.ts'
import { readList } from './read.ts'

const read = (text: string) => {
  const list = readList(text, '6ème', [])
  return 'problem' in list ? list.problem : list.lines
}
const shown = (text: string) => {
  const lines = read(text)
  if (typeof lines === 'string') throw new Error(lines)
  return lines.map(({ lastName, firstName, grade, division, problem, twice, note }) => [
    [lastName, firstName, grade, division].join('|'),
    problem || twice || note,
  ])
}
const PRONOTE = [
  'Élève;Né(e) le;Sexe;Classe;Régime;Adresse E-mail',
  'MARTIN Léa;12/03/2014;Féminin;6A;DEMI-PENSIONNAIRE;',
  'DE LA TOUR Jean Éloi;01/09/2013;Masculin;5EME B;EXTERNE;JEAN@college.fr',
].join('\r\n')
const SIECLE = [
  '"N° interne";"INE";"Nom de famille";"Nom d\'usage";"Prénom 1";"Prénom 2";"Né(e) le";"Division";"Code MEF";"Libellé MEF";"Courriel repr. légal"',
  '"1";"0123456789A";"MARTIN";"";"LEA";"ROSE";"12/03/2014";"6B";"10010012110";"6EME";"parent@exemple.fr"',
  '"2";"0123456789B";"BENALI";"PETIT";"Tom";"";"13/03/2013";"BLEUE";"10110012110";"5EME";""',
].join('\n')
const ONDE = [
  "Nom élève,Nom d'usage élève,Prénom élève,Date naissance,Sexe,INE,Cycle,Niveau,Libellé classe",
  'MARTIN,,Léa,12/03/2015,F,0123456789A,CYCLE III,CM2,CM1-CM2 Mme Roux',
  'PETIT,,Tom,13/03/2016,M,0123456789B,CYCLE III,CM1,CM1-CM2 Mme Roux',
].join('\n')

describe('@K09 an export of the school’s software', () => {
  it('of PRONOTE has the whole name in one column, and the class of each pupil', () => {
    expect(shown(PRONOTE)).toEqual([
      ['Martin|Léa|6ème|6A', null],
      ['De La Tour|Jean Éloi|5ème|5EME B', 'Adresse e-mail non reprise'],
    ])
  })

  it('of SIECLE has the first of three first names, the name in use, the division and the level apart', () => {
    expect(shown(SIECLE)).toEqual([
      ['Martin|Lea|6ème|6B', null],
      ['Petit|Tom|5ème|BLEUE', null],
    ])
  })

  it('of ONDE has pupils of primary school: those of CM2 enter 6ème, the others are left out', () => {
    expect(shown(ONDE)).toEqual([
      ['Martin|Léa|6ème|', 'CM2 : entre en 6ème'],
      ['Petit|Tom|6ème|CM1-CM2 Mme Roux', 'Classe inconnue : «\u00a0CM1\u00a0». Écrivez 6ème, 5ème, 4ème ou 3ème'],
    ])
  })

  it.each([
    ['semicolons', SIECLE.replaceAll('"', '')],
    ['tabulations', SIECLE.replaceAll('"', '').replaceAll(';', '\t')],
    ['commas', SIECLE.replaceAll(';', ',')],
    ['the mark of UTF-8 before the first title', `\uFEFF${SIECLE}`],
  ])('is read with %s', (_, text) => {
    expect(shown(text)).toEqual(shown(SIECLE))
  })

  it.each([
    ['Latin-1', new Uint8Array(Buffer.from(PRONOTE, 'latin1'))],
    ['UTF-8 with its mark', new Uint8Array(Buffer.from(`\uFEFF${PRONOTE}`, 'utf8'))],
  ])('is read in %s', (_, bytes) => {
    expect(shown(decodeText(bytes) ?? '')).toEqual(shown(PRONOTE))
  })

  it('tells two pupils of the same name apart by the date of birth', () => {
    const born = (first: string, second: string) =>
      shown(`Élève;Né(e) le\nMARTIN Léa;${first}\nMARTIN Léa;${second}`).map(([, said]) => said)
    expect(born('12/03/2014', '13/03/2014')).toEqual([null, null])
    expect(born('12/03/2014', '12/03/2014')).toEqual([null, 'Le même nom est déjà à la ligne 2'])
    expect(born('12/03/2014', '')).toEqual([null, 'Le même nom est déjà à la ligne 2'])
  })

  it('of a thousand pupils is read, and shows first what has to be looked at', () => {
    const letters = (n: number) => [...String(n)].map(digit => 'abcdefghij'[Number(digit)]).join('')
    const rows = Array.from({ length: 1000 }, (_, n) => `Martin${letters(n)};Léa;6A`)
    rows[900] = 'Martin;;6A'
    const lines = read(['Nom;Prénom;Classe', ...rows].join('\n'))
    if (typeof lines === 'string') throw new Error(lines)
    expect(lines).toHaveLength(1000)
    const first = pickShown(lines)
    expect(first).toHaveLength(60)
    expect(first.map(({ line }) => line)).toContain(902)
    expect(first[0]?.line).toBe(2)
  })
})
