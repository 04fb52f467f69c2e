import { describe, expect, it } from 'vitest'
import { ENT_NAMES, OIDC_NAMES, readPerson } from './claims.ts'
import { gradeFrom } from './grade.ts'

const NONE = new Map<string, 'pupil' | 'teacher' | 'coach' | 'parent'>()
const pupil = { sub: 'e-1', given_name: 'Inès', family_name: 'Roy', profile: 'National_ELV', uai: '0750001A' }

describe('the person of a directory', () => {
  it.each([
    ['National_ELV', 'ROLE_STUDENT'],
    ['National_ENS', 'ROLE_TEACHER'],
    ['National_DOC', 'ROLE_TEACHER'],
    ['National_TUT', 'ROLE_PARENT'],
  ])('with the profile %s has the role %s', (profile, role) =>
    expect(readPerson({ ...pupil, profile }, OIDC_NAMES, NONE)).toMatchObject({ subject: 'e-1', role }),
  )

  it.each([
    ['National_EVS', 'unknown_profile'],
    ['', 'unknown_profile'],
    [undefined, 'unknown_profile'],
    ['constructor', 'unknown_profile'],
    [{ National_ENS: true }, 'unknown_profile'],
    [['National_ENS', 'National_TUT'], 'several_profiles'],
  ])('with the profile %j is refused: %s', (profile, refusal) =>
    expect(readPerson({ ...pupil, profile }, OIDC_NAMES, NONE)).toBe(refusal),
  )

  it('may have one known profile among others', () => {
    const profile = ['National_EVS', 'National_ENS', 'National_DOC']
    expect(readPerson({ ...pupil, profile }, OIDC_NAMES, NONE)).toMatchObject({ role: 'ROLE_TEACHER' })
  })

  it.each([[undefined], [''], [' '], [null], [{}], ['x'.repeat(201)]])('without a subject (%j) is nobody', sub =>
    expect(readPerson({ ...pupil, sub }, OIDC_NAMES, NONE)).toBe('no_subject'),
  )

  it('has the profile that the operator gave to a group', () => {
    const groups = new Map([['groupe-profs', 'teacher']] as const)
    expect(readPerson({ ...pupil, profile: 'groupe-profs' }, OIDC_NAMES, groups)).toMatchObject({
      role: 'ROLE_TEACHER',
    })
  })

  it('of an ENT is read from its attributes, which never replace what CAS says itself', () => {
    const attributes = {
      ENTPersonPrenom: ['Noé'],
      ENTPersonNom: ["L'Épée"],
      ENTPersonProfils: ['National_ELV'],
      ENTEleveClasses: ['0750001A$5A', '0750001A$5A', '0750001A$LATIN 5'],
      ENTEleveNivFormation: ['CINQUIEME'],
      user: 'uid-7',
    }
    expect(readPerson(attributes, ENT_NAMES, NONE)).toEqual({
      subject: 'uid-7',
      role: 'ROLE_STUDENT',
      grade: '5ème',
      firstName: 'Noé',
      lastName: "L'Épée",
      school: '0750001A',
      classes: ['5A', 'LATIN 5'],
      children: [],
    })
  })

  it('has children only as a parent, and classes only as a pupil or a teacher', () => {
    const said = { ...pupil, classes: ['5A'], children: ['e-1$7', 'e-2'] }
    expect(readPerson(said, OIDC_NAMES, NONE)).toMatchObject({ classes: ['5A'], children: [] })
    expect(readPerson({ ...said, profile: 'National_TUT' }, OIDC_NAMES, NONE)).toMatchObject({
      classes: [],
      children: ['e-1', 'e-2'],
      grade: undefined,
    })
  })
})

it.each([
  ['6ème', '6ème'],
  ['5e', '5ème'],
  ['5A', '5ème'],
  ['5EME2', '5ème'],
  ['4 SEGPA', '4ème'],
  ['3', '3ème'],
  ['Niveau 4ème', '4ème'],
  ['classe de 6e B', '6ème'],
  ['Troisième', '3ème'],
  ['SIXIEME', '6ème'],
  ['Groupe 3', undefined],
  ['LATIN 5', undefined],
  ['31', undefined],
  ['2NDE 4', undefined],
  ['10010012110', undefined],
  ['', undefined],
])('the level in « %s » is %s', (word, grade) => expect(gradeFrom([word])).toBe(grade))

it('the level is the first one that is named', () => {
  expect(gradeFrom(['LATIN 5', '4B', '3A'])).toBe('4ème')
})
