import { SCHOOL_GRADES, type SchoolGrade, SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import { Box, Button, chakra, Flex, Heading, Select, SimpleGrid, subjectPalette, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { StartHeader } from './start-header.tsx'
import { SubjectPicture } from './subject-picture.tsx'

const Tile = chakra('button')

type Props = {
  grade: SchoolGrade
  onGrade: (grade: SchoolGrade) => void
  onChoose: (subject: Subject) => void
  onCustomise: () => void
  onBack: () => void
}

/** The first tap: a subject, at the pupil's own grade. */
export function SubjectPage({ grade, onGrade, onChoose, onCustomise, onBack }: Props) {
  return (
    <>
      <StartHeader step={1} back={{ label: text.toRevisions, onClick: onBack }}>
        <Box w="32">
          <Select
            aria-label={text.grade}
            value={grade}
            onChange={event => {
              const next = SCHOOL_GRADES.find(one => one === event.target.value)
              if (next) onGrade(next)
            }}
          >
            {SCHOOL_GRADES.map(one => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Box>
      </StartHeader>
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} mb={{ base: '4', md: '6' }}>
        {text.subject}
      </Heading>
      <SimpleGrid columns={{ base: 2, md: 3, lg: 4, xl: 5 }} gap={{ base: '2.5', md: '4' }}>
        {SUBJECTS.map(subject => (
          <Tile
            key={subject}
            type="button"
            colorPalette={subjectPalette(subject)}
            display="flex"
            flexDirection="column"
            alignItems="center"
            justifyContent="center"
            gap={{ base: '1.5', md: '3' }}
            minH="24"
            p={{ base: '2', md: '4' }}
            borderWidth="1.5px"
            borderColor="colorPalette.muted"
            borderRadius="l3"
            bg="surface"
            color="ink"
            fontWeight="semibold"
            lineHeight="short"
            textStyle={{ base: 'sm', md: 'md' }}
            cursor="pointer"
            transition="background 140ms, translate 140ms"
            _hover={{ bg: 'colorPalette.subtle' }}
            _active={{ translate: '0 1px' }}
            onClick={() => onChoose(subject)}
          >
            <SubjectPicture subject={subject} size={{ base: '14', md: '24' }} />
            {subject}
          </Tile>
        ))}
      </SimpleGrid>
      <Flex justify="center" align="center" wrap="wrap" columnGap="2" mt="5">
        <Text color="ink.muted" textStyle="sm">
          {text.customiseLead}
        </Text>
        <Button variant="plain" onClick={onCustomise}>
          {text.customise}
        </Button>
      </Flex>
    </>
  )
}
