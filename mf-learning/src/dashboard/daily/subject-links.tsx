import { SUBJECTS } from '@ariane/shared/catalogue'
import { Link } from '@ariane/shared/router'
import { Box, Flex, subjectPalette } from '@ariane/shared/ui'

/** Each subject, to the chapters of it: who has nothing to do yet is there with one tap. */
export function SubjectLinks({ label }: { label: string }) {
  return (
    <Flex as="ul" aria-label={label} wrap="wrap" gap="2" listStyleType="none">
      {SUBJECTS.map(subject => (
        <li key={subject}>
          <Flex
            asChild
            colorPalette={subjectPalette(subject)}
            align="center"
            gap="2"
            minH="11"
            px="3.5"
            borderWidth="1.5px"
            borderColor="colorPalette.muted"
            borderRadius="full"
            bg="surface"
            fontWeight="semibold"
            textStyle="sm"
            transition="background 140ms"
            _hover={{ bg: 'colorPalette.subtle' }}
          >
            <Link to={`/revisions?demarrage=1&matiere=${encodeURIComponent(subject)}`}>
              <Box boxSize="2.5" borderRadius="full" bg="colorPalette.solid" flexShrink="0" aria-hidden />
              {subject}
            </Link>
          </Flex>
        </li>
      ))}
    </Flex>
  )
}
