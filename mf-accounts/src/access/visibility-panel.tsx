import { VISIBILITY, type VisibilityLine } from '@ariane/shared/contracts/visibility'
import { Badge, EyeIcon, Flex, Panel, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.visibility
const TONES = { adults: 'warning', teachers: 'info', pupil: 'success' } as const

/** Tells the pupil, line by line, who else reads what is kept. */
export function VisibilityPanel() {
  return (
    <Panel title={text.title} icon={<EyeIcon />}>
      <Text color="ink.muted" mb="4">
        {text.lead}
      </Text>
      <VStack as="ul" aria-label={text.label} listStyleType="none" gap="0" align="stretch" mb="4">
        {(Object.keys(VISIBILITY) as VisibilityLine[]).map(line => (
          <Flex
            as="li"
            key={line}
            wrap="wrap"
            justify="space-between"
            align="center"
            columnGap="4"
            rowGap="1"
            py="2"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Text flex="1 1 16rem">{text.lines[line]}</Text>
            <Badge colorPalette={TONES[VISIBILITY[line]]}>{text.audiences[VISIBILITY[line]]}</Badge>
          </Flex>
        ))}
      </VStack>
      <Text>{text.help}</Text>
    </Panel>
  )
}
