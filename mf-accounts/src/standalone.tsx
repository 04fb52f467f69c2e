import { runStandalone } from '@ariane/shared/testing'
import ProfileScreen from './profile/screen.tsx'
import SettingsScreen from './settings/screen.tsx'

runStandalone({ name: 'mf-accounts', screens: { '/profile': ProfileScreen, '/settings': SettingsScreen } })
