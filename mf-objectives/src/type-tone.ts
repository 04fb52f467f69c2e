import type { ObjectiveType } from '@ariane/shared/catalogue'
import type { PaletteName } from '@ariane/shared/ui'

const TONES: Record<ObjectiveType, PaletteName> = {
  School: 'brand',
  Emotional: 'francais',
  Behavioral: 'geographie',
  Other: 'neutral',
}

export const typeTone = (type: ObjectiveType) => TONES[type]
