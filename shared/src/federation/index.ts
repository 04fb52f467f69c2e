export { isInPlaceOfFrozen, retryFrozen } from './frozen-versions.ts'
export {
  type Attempt,
  type FailedLoad,
  initRemotes,
  isSwitchedOff,
  knownVersions,
  type LoaderOptions,
  loadScreen,
  pinnedVersions,
  remoteStates,
  switchRemotes,
  type VersionFolder,
  versionFolders,
} from './loader.ts'
export { markDrawn, rejectVersion } from './reject-version.ts'
export { RemoteError, type RemoteFailure } from './remote-error.ts'
export type { RemoteState } from './remote-state.ts'
export { markFrozen, markStarting } from './running-marks.ts'
export type { RemoteScreens, ScreenModule, ScreenProps } from './screens.ts'
export { completeRemotes, fetchWholeRegistry } from './whole-registry.ts'
