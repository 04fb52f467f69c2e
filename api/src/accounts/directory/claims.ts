import type { Role, SchoolGrade } from '@ariane/shared/catalogue'
import type { ClaimNames, DirectoryProfile } from '../../platform/config-directory.ts'
import { gradeFrom } from './grade.ts'

/** As OpenID Connect names them, and what products that are no ENT send. */
export const OIDC_NAMES: ClaimNames = {
  subject: 'sub',
  firstName: 'given_name',
  lastName: 'family_name',
  profile: 'profile',
  classes: 'classes',
  grade: 'grade',
  children: 'children',
  school: 'uai',
}

/** As the directory of an ENT names them (SDET, annexe « annuaire »). `user` is what CAS itself says. */
export const ENT_NAMES: ClaimNames = {
  subject: 'user',
  firstName: 'ENTPersonPrenom',
  lastName: 'ENTPersonNom',
  profile: 'ENTPersonProfils',
  classes: 'ENTEleveClasses',
  grade: 'ENTEleveNivFormation',
  children: 'ENTAuxPersRelEleve',
  school: 'ENTPersonStructRattach',
}

/** Profiles of the SDET. All others (school life, direction…) are named by the operator, or have no account. */
const PROFILES: readonly (readonly [string, DirectoryProfile])[] = [
  ['National_ELV', 'pupil'],
  ['National_ENS', 'teacher'],
  ['National_DOC', 'teacher'],
  ['National_TUT', 'parent'],
]
const ROLES: Record<DirectoryProfile, Role> = {
  pupil: 'ROLE_STUDENT',
  teacher: 'ROLE_TEACHER',
  coach: 'ROLE_COACH',
  parent: 'ROLE_PARENT',
}
const MAX_CHARS = 200
const MAX_CLASSES = 60
const MAX_CHILDREN = 20
const MAX_CLASS_CHARS = 40

/** Somebody as his school describes him. */
export interface DirectoryPerson {
  subject: string
  role: Role
  /** Undefined where the directory does not say it, and for adults. */
  grade: SchoolGrade | undefined
  firstName: string
  lastName: string
  /** The school that the classes are of. */
  school: string
  classes: string[]
  /** Subjects of the pupils whom a parent follows. */
  children: string[]
}
export type ClaimsRefusal = 'no_subject' | 'unknown_profile' | 'several_profiles'

const isText = (one: unknown) => typeof one === 'string' || typeof one === 'number'
const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .filter(isText)
    .map(one => String(one).normalize('NFC').trim())
    .filter(text => text !== '' && text.length <= MAX_CHARS)

/** « structure$class » in an ENT, a plain name elsewhere. */
const lastPart = (text: string) => text.split('$').at(-1)?.trim() ?? ''
const firstPart = (text: string) => text.split('$')[0]?.trim() ?? ''

/** Who somebody is by what his directory says, or why he gets no account. `more`: profiles that the operator names. */
export function readPerson(
  claims: Readonly<Record<string, unknown>>,
  names: ClaimNames,
  more: ReadonlyMap<string, DirectoryProfile>,
): DirectoryPerson | ClaimsRefusal {
  const said = new Map(Object.entries(claims))
  const of = (name: keyof ClaimNames) => texts(said.get(names[name]))
  const [subject] = of('subject')
  if (subject === undefined) return 'no_subject'
  const profiles = new Map([...PROFILES, ...more])
  const roles = new Set(of('profile').flatMap(one => profiles.get(one) ?? []))
  // A teacher whose own child is at the school has two in some ENT: nobody guesses.
  if (roles.size > 1) return 'several_profiles'
  const [profile] = roles
  if (profile === undefined) return 'unknown_profile'
  const classes = [...new Set(of('classes').map(lastPart))].filter(
    name => name !== '' && name.length <= MAX_CLASS_CHARS,
  )
  const isIn = profile === 'pupil' || profile === 'teacher'
  return {
    subject,
    role: ROLES[profile],
    grade: profile === 'pupil' ? gradeFrom([...of('grade'), ...classes]) : undefined,
    firstName: of('firstName')[0] ?? '',
    lastName: of('lastName')[0] ?? '',
    school: firstPart(of('school')[0] ?? of('classes').find(one => one.includes('$')) ?? ''),
    classes: isIn ? classes.slice(0, MAX_CLASSES) : [],
    children: profile === 'parent' ? [...new Set(of('children').map(firstPart))].slice(0, MAX_CHILDREN) : [],
  }
}
