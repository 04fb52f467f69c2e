import { audioRoutes, type SpeechSpeed } from '@ariane/shared/contracts/audio'
import { call, logOnly } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'

/** The sound of a part of a module as base64; null when no voice is available. */
export async function loadSound(moduleId: number, part: string, speed: SpeechSpeed): Promise<string | null> {
  try {
    const userId = $activeUser.get()?.uid ?? ''
    return (await call(audioRoutes.speakPart, { id: moduleId, userId, part, speed })).data.wav
  } catch (error) {
    logOnly('speech', error)
    return null
  }
}
