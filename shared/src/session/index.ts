export { useStore } from '@nanostores/react'
export { atom, computed, map, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
export { findStudents } from '../catalogue/find-students.ts'
export { $keptFor } from '../http/kept-for.ts'
export { $comfort, resetComfort, setComfort, startComfort } from './comfort.ts'
export type { Comfort } from './comfort-storage.ts'
export { useDraft } from './drafts.ts'
export { $installable, install, watchInstall } from './install.ts'
export { keepNothing, measureKept, startKeeping } from './keep-here.ts'
/** The second name is the one that remotes of earlier builds load; it goes with the next contract version. */
export { localStore, localStore as shelf } from './local-store.ts'
export { useMediaDraft } from './media-drafts.ts'
export type { StoredMedia } from './media-storage.ts'
export { $menuOpen, NARROW, sectionChosen, setMenuOpen } from './menu.ts'
export { inOrder, timeAfter, waitAfter } from './outbox/order.ts'
export { callOrKeep, dropWaiting, startOutbox } from './outbox/outbox.ts'
export { $waiting, KeptForLater, onDelivered } from './outbox/state.ts'
export { $schoolSyncs, schoolSyncEnded } from './school-syncs.ts'
export {
  $activeUser,
  $leaving,
  $manager,
  $session,
  $switched,
  type ActiveUser,
  backToMe,
  displayName,
  /** The name that remotes of earlier builds load; it goes with the next contract version. */
  displayName as displayNameOf,
  keepMine,
  mayKeepMine,
  register,
  restoreSession,
  type Session,
  signIn,
  signOut,
  switchTo,
  updateUser,
  withNewPassword,
} from './session.ts'
export { asSwitched, students } from './students.ts'
export type { Switched } from './switched-storage.ts'
export { useStudents } from './use-students.ts'
export { type UserData, userData } from './user-data.ts'
