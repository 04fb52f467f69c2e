export { call, fill, onUnauthorized } from './call.ts'
export { download, keepFile } from './download.ts'
export { ApiError, isAborted, logOnly, NetworkFailure } from './errors.ts'
export { failed, LOADING, type Loadable, ready } from './loadable.ts'
