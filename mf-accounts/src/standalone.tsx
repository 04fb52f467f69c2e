import { runStandalone } from '@ariane/shared/testing'
import ClassesScreen from './classes/screen.tsx'
import ProfileScreen from './profile/screen.tsx'
import SettingsScreen from './settings/screen.tsx'
import StudentsScreen from './students/screen.tsx'

runStandalone({
  name: 'mf-accounts',
  screens: {
    '/classes': ClassesScreen,
    '/profile': ProfileScreen,
    '/settings': SettingsScreen,
    '/eleves': StudentsScreen,
  },
})
