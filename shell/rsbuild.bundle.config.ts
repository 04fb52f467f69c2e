import { bundleConfig } from '@ariane/shared/federation/build'

/** Shell and remotes as one application, to compare the federated suite with. Its output is never served to anyone. */
export default bundleConfig({ dir: import.meta.dirname, out: '../.build/bundle' })
