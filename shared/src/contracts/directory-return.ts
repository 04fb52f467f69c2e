/** Name, in the address of a page, of how coming through the school's directory ended. No schema: the welcome page reads it. */
export const DIRECTORY_RETURN = 'ecole'

/** Where the browser begins to sign in through the school. */
export const DIRECTORY_BEGIN = '/api/auth/school/begin'

/**
 * How it ended: `in`, `linked` and `proven` are good; `grade_needed` asks a pupil for the level, which the directory does not say, and
 * `second_factor` an adult for the code of the second factor; the others say why nobody came in.
 */
const DIRECTORY_OUTCOMES = [
  'in',
  'linked',
  'proven',
  'grade_needed',
  'no_subject',
  'unknown_profile',
  'several_profiles',
  'unknown_account',
  'role_changed',
  'other_role',
  'linked_elsewhere',
  'other_person',
  'second_factor',
  'disabled',
  'too_late',
  'refused',
  'unreachable',
] as const
export type DirectoryOutcome = (typeof DIRECTORY_OUTCOMES)[number]

/** Name of the page's meta element that says that one signs in through the school here. */
export const DIRECTORY_META = 'directory'

/** How coming through the school ended, in the address of a page; null for any other page. */
export function readOutcome(search: string): DirectoryOutcome | null {
  const said = new URLSearchParams(search).get(DIRECTORY_RETURN)
  return DIRECTORY_OUTCOMES.find(outcome => outcome === said) ?? null
}
