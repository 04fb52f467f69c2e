import { ROLE_TITLES, ROLES, type Role } from '@ariane/shared/catalogue'
import { GraduationCapIcon, HeartIcon, type Icon, SchoolIcon, TargetIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { ChoiceRow } from './choice-row.tsx'
import { Question } from './question.tsx'

const text = messages.register
const ICONS: Record<Role, Icon> = {
  ROLE_STUDENT: GraduationCapIcon,
  ROLE_TEACHER: SchoolIcon,
  ROLE_COACH: TargetIcon,
  ROLE_PARENT: HeartIcon,
}

/** Who registers. */
export const RoleStep = ({ onChoose }: { onChoose: (role: Role) => void }) => (
  <>
    <Question title={text.role} />
    {ROLES.map(role => (
      <ChoiceRow
        key={role}
        icon={ICONS[role]}
        title={ROLE_TITLES[role]}
        hint={text.roleHints[role]}
        onClick={() => onChoose(role)}
      />
    ))}
  </>
)
