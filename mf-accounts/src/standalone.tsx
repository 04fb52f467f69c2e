import { runStandalone } from '@ariane/shared/testing'
import ProfileScreen from './profile/screen.tsx'
import SettingsScreen from './settings/screen.tsx'
import StudentsScreen from './students/screen.tsx'

runStandalone({
  name: 'mf-accounts',
  screens: { '/profile': ProfileScreen, '/settings': SettingsScreen, '/eleves': StudentsScreen },
})
