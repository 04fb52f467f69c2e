import { remoteConfig } from '@ariane/shared/federation/build'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mf-planner',
  exposes: {
    './school': './src/screen.tsx',
  },
})
