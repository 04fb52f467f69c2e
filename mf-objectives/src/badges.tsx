import { OBJECTIVE_TITLES, type ObjectiveType } from '@ariane/shared/catalogue'
import type { Objective } from '@ariane/shared/contracts/objectives'
import { Badge, GraduationCapIcon, HeartIcon, HStack, type Icon, SmileIcon, StarIcon } from '@ariane/shared/ui'
import { statusLabel, statusTone } from './status-words.ts'
import { typeTone } from './type-tone.ts'

const ICONS: Record<ObjectiveType, Icon> = {
  School: GraduationCapIcon,
  Emotional: HeartIcon,
  Behavioral: SmileIcon,
  Other: StarIcon,
}

/** What kind of objective it is and how it is going. */
export function Badges({ objective }: { objective: Objective }) {
  const TypeIcon = ICONS[objective.type]
  return (
    <HStack gap="2" wrap="wrap">
      <Badge colorPalette={typeTone(objective.type)}>
        <TypeIcon size={14} aria-hidden />
        {OBJECTIVE_TITLES[objective.type]}
      </Badge>
      <Badge colorPalette={statusTone(objective)}>{statusLabel(objective)}</Badge>
    </HStack>
  )
}
