export { type Attempt, initRemotes, type LoaderOptions, loadScreen, type RemoteState, remoteStates } from './loader.ts'
export { RemoteError, type RemoteFailure } from './remote-error.ts'
export type { RemoteScreens, ScreenId, ScreenModule } from './screens.ts'
