import { useNavigate } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useFullScreen } from '../parts/use-full-screen.ts'
import { readStart } from './read-start.ts'
import { Trial } from './trial.tsx'
import { IN_ACCOUNT } from './trial-words.ts'

/** The first questions of somebody whose account is new: no choice stands before them, and the dashboard takes them over. */
export default function FirstQuestions() {
  const grade = useStore($activeUser)?.grade
  const navigate = useNavigate()
  useFullScreen(true)
  const toDashboard = () => void navigate('/')
  return <Trial first={() => readStart(grade)} words={IN_ACCOUNT} isKept onLeave={toDashboard} onFinish={toDashboard} />
}
