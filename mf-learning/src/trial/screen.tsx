import type { RemoteScreens } from '@ariane/shared/federation'
import { readStart } from './read-start.ts'
import { Trial } from './trial.tsx'
import { readTrial, writeTrial } from './trial-storage.ts'
import { WITHOUT_ACCOUNT } from './trial-words.ts'

/** Exercises for somebody without an account, which may take them over. */
export default function TrialScreen({ onLeave, onRegister }: RemoteScreens['trial']) {
  const register =
    onRegister &&
    (() => {
      const stored = readTrial()
      if (stored) writeTrial({ ...stored, isWanted: true })
      onRegister()
    })
  return <Trial first={() => readStart()} words={WITHOUT_ACCOUNT} onLeave={onLeave} onFinish={register} />
}
