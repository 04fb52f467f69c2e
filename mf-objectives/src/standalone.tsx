import { runStandalone } from '@ariane/shared/testing'
import ObjectivesScreen from './screen.tsx'

runStandalone({ name: 'mf-objectives', screens: { '/objectives': ObjectivesScreen } })
