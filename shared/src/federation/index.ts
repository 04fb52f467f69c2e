export {
  type Attempt,
  initRemotes,
  isSwitchedOff,
  type LoaderOptions,
  loadScreen,
  pinned,
  type RemoteState,
  remoteStates,
  switchRemotes,
} from './loader.ts'
export { RemoteError, type RemoteFailure } from './remote-error.ts'
export type { RemoteScreens, ScreenId, ScreenModule } from './screens.ts'
