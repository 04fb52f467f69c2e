export { useStore } from '@nanostores/react'
export { atom, computed, map, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
export { useDraft } from './drafts.ts'
export { $menuOpen, NARROW, sectionChosen, setMenuOpen } from './menu.ts'
export {
  $activeUser,
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
} from './session.ts'
export { type UserData, userData } from './user-data.ts'
