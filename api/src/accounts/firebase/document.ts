import { type PersonRow, shortRole } from '../accounts.ts'

/** A document of Firestore. */
export type Fields = Record<string, string | boolean | Date | string[]>

/**
 * `users/{uid}` with the fields that the specification names for this type of account (S1 §3), and no other. A name and
 * who follows are there once they are known.
 */
export function userDocument(person: PersonRow): Fields {
  const { uid, grade, email, username, display_name, pseudo_name, assigned_by, created_at, updated_at, role } = person
  const always = { uid, grade, createdAt: created_at, roles: [role], ...(assigned_by && { assignedBy: assigned_by }) }
  if (person.is_anonymous)
    return {
      ...always,
      isAnonymous: true,
      ...(username && { username }),
      ...(display_name && display_name !== username && { displayName: display_name }),
    }
  if (!person.is_pseudo_account)
    return {
      ...always,
      isAnonymous: false,
      ...(email && { email }),
      ...(display_name && { displayName: display_name }),
    }
  return {
    ...always,
    ...(email && { email }),
    ...(display_name && { displayName: display_name }),
    ...(pseudo_name && { pseudoName: pseudo_name }),
    isPseudoAccount: true,
    role: shortRole(role),
    createdByTeacher: false,
    assignedPaths: [],
    subjects: [],
    updatedAt: updated_at,
  }
}

/** `links/{manager}_{pupil}`: who follows whom, for the rules of Firestore. */
export const linkDocument = (link: { manager: string; pupil: string; managerName: string; since: Date }) => ({
  id: `${link.manager}_${link.pupil}`,
  fields: {
    managerUid: link.manager,
    pupilUid: link.pupil,
    managerName: link.managerName,
    since: link.since,
  },
})
