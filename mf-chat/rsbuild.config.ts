import { remoteConfig } from '@ariane/shared/federation/build'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mf-chat',
  exposes: {
    './chat': './src/screen.tsx',
  },
})
