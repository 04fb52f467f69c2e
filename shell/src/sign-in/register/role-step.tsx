import { ROLE_TITLES, ROLES, type Role, SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import {
  Box,
  Button,
  GraduationCapIcon,
  HeartIcon,
  HStack,
  type Icon,
  SchoolIcon,
  SimpleGrid,
  TargetIcon,
  Text,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { ChoiceRow } from './choice-row.tsx'
import { Question } from './question.tsx'

const text = messages.register
type Adult = Exclude<Role, 'ROLE_STUDENT'>
const ICONS: Record<Adult, Icon> = {
  ROLE_TEACHER: SchoolIcon,
  ROLE_COACH: TargetIcon,
  ROLE_PARENT: HeartIcon,
}
const ADULTS = ROLES.filter((role): role is Adult => role !== 'ROLE_STUDENT')

/** Who registers; a pupil says the grade with the same tap. */
export const RoleStep = ({ onChoose }: { onChoose: (role: Role, grade?: SchoolGrade) => void }) => (
  <>
    <Question title={text.role} />
    <Box bg="brand.subtle" borderRadius="xl" p="3.5">
      <HStack gap="3" mb="3" color="brand.fg">
        <GraduationCapIcon size={22} aria-hidden />
        <Text fontWeight="semibold">{text.pupilIn}</Text>
      </HStack>
      <SimpleGrid columns={{ base: 2, sm: 4 }} gap="2.5">
        {SCHOOL_GRADES.map(grade => (
          <Button
            key={grade}
            size="lg"
            variant="outline"
            bg="surface"
            aria-label={text.pupilOf(grade)}
            onClick={() => onChoose('ROLE_STUDENT', grade)}
          >
            {grade}
          </Button>
        ))}
      </SimpleGrid>
    </Box>
    {ADULTS.map(role => (
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
