import { runStandalone } from '@ariane/shared/testing'
import ChatScreen from './screen.tsx'

runStandalone({ name: 'mf-chat', screens: { '/chat': ChatScreen } })
