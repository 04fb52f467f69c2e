import { remoteConfig } from '@ariane/shared/federation/build'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mf-accounts',
  exposes: {
    './classes': './src/classes/screen.tsx',
    './profile': './src/profile/screen.tsx',
    './settings': './src/settings/screen.tsx',
    './students': './src/students/screen.tsx',
  },
})
