import { OBJECTIVE_TITLES, type ObjectiveType } from '@ariane/shared/catalogue'
import type { Objective } from '@ariane/shared/contracts/objectives'
import {
  Badge,
  GraduationCapIcon,
  HeartIcon,
  HStack,
  type Icon,
  type PaletteName,
  SmileIcon,
  StarIcon,
} from '@ariane/shared/ui'
import { statusLabel, statusTone } from './rules.ts'

const LOOKS: Record<ObjectiveType, { tone: PaletteName; icon: Icon }> = {
  School: { tone: 'brand', icon: GraduationCapIcon },
  Emotional: { tone: 'francais', icon: HeartIcon },
  Behavioral: { tone: 'geographie', icon: SmileIcon },
  Other: { tone: 'neutral', icon: StarIcon },
}

export const typeTone = (type: ObjectiveType) => LOOKS[type].tone

/** What kind of objective it is and how it is going. */
export function Badges({ objective }: { objective: Objective }) {
  const { tone, icon: TypeIcon } = LOOKS[objective.type]
  return (
    <HStack gap="2" wrap="wrap">
      <Badge colorPalette={tone}>
        <TypeIcon size={14} aria-hidden />
        {OBJECTIVE_TITLES[objective.type]}
      </Badge>
      <Badge colorPalette={statusTone(objective)}>{statusLabel(objective)}</Badge>
    </HStack>
  )
}
