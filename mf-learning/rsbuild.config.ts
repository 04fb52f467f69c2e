import { remoteConfig } from '@ariane/shared/federation/build'

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'mf-learning',
  exposes: {
    './dashboard': './src/dashboard/screen.tsx',
    './revisions': './src/revisions/screen.tsx',
    './path': './src/path/screen.tsx',
    './homework': './src/homework/screen.tsx',
    './trial': './src/trial/screen.tsx',
  },
  frames: {
    activity: './src/frames/activity.tsx',
    diagram: './src/frames/diagram.ts',
  },
})
