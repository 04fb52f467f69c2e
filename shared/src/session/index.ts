export { useStore } from '@nanostores/react'
export { atom, computed, map, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
export { findStudents } from '../catalogue/find-students.ts'
export { $comfort, resetComfort, setComfort, startComfort } from './comfort.ts'
export type { Comfort } from './comfort-storage.ts'
export { useDraft } from './drafts.ts'
export { shelf } from './local-store.ts'
export { useMediaDraft } from './media-drafts.ts'
export type { KeptMedia } from './media-storage.ts'
export { $menuOpen, NARROW, sectionChosen, setMenuOpen } from './menu.ts'
export {
  $activeUser,
  $manager,
  $session,
  $switched,
  type ActiveUser,
  backToMe,
  displayNameOf,
  register,
  restoreSession,
  type Session,
  type Switched,
  signIn,
  signOut,
  switchTo,
  updateUser,
  withNewPassword,
} from './session.ts'
export { asSwitched, students } from './students.ts'
export { useStudents } from './use-students.ts'
export { type UserData, userData } from './user-data.ts'
