import { remoteConfig } from '@ariane/shared/federation/build'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mf-objectives',
  exposes: {
    './objectives': './src/screen.tsx',
    './today-card': './src/today-card/screen.tsx',
  },
})
