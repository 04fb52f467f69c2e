import { runStandalone } from '@ariane/shared/testing'
import DashboardScreen from './dashboard/screen.tsx'
import HomeworkScreen from './homework/screen.tsx'
import PathScreen from './path/screen.tsx'
import RevisionsScreen from './revisions/screen.tsx'
import TrialScreen from './trial/screen.tsx'

runStandalone({
  name: 'mf-learning',
  screens: {
    '/revisions': () => <RevisionsScreen />,
    '/homework': () => <HomeworkScreen />,
    '/path/:pathId': PathScreen,
    '/essai': () => <TrialScreen />,
    '/': () => <DashboardScreen />,
  },
})
