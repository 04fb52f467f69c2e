import type { PupilWeek } from '@ariane/shared/contracts/families'
import { switchTo } from '@ariane/shared/session'
import { Badge, Box, Button, CircleCheckIcon, EyeIcon, Flex, Heading, HStack, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { NeedList } from './need-list.tsx'
import { formatCounts } from './rules.ts'
import { viewed } from './viewed.ts'

/** A pupil's week at a glance. `alone`: the manager's only pupil. */
export function PupilCard({ pupil, alone = false }: { pupil: PupilWeek; alone?: boolean }) {
  const name = pupil.firstName || pupil.fullName
  const said = pupil.reason ? text.reasons[pupil.reason.kind]?.(pupil.reason) : undefined
  return (
    <Flex
      as="article"
      tabIndex={-1}
      direction="column"
      h="full"
      gap="3"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="sm"
      p={{ base: '4', sm: '5' }}
    >
      <HStack justify="space-between" gap="3" align="start">
        <Heading as={alone ? 'h2' : 'h3'} size="md" overflowWrap="anywhere" minW="0">
          {pupil.fullName}
        </Heading>
        <Flex as="span" gap="2" wrap="wrap" justify="end">
          {(pupil.classes?.length ? pupil.classes : [pupil.grade]).map(name => (
            <Badge key={name}>{name}</Badge>
          ))}
        </Flex>
      </HStack>
      {pupil.needs.length > 0 || said ? (
        <NeedList pupil={pupil} first={said} />
      ) : (
        <HStack gap="2" color="ink.muted" align="start">
          <Box color="success.fg" pt="0.5" aria-hidden>
            <CircleCheckIcon size={20} />
          </Box>
          <Text>{alone ? text.calmOne(name) : text.calm}</Text>
        </HStack>
      )}
      <Box mt="auto" pt="2">
        <Flex as="ul" aria-label={text.week} listStyleType="none" wrap="wrap" gap="2" mb="4">
          {formatCounts(pupil).map(count => (
            <li key={count}>
              <Badge colorPalette="neutral">{count}</Badge>
            </li>
          ))}
        </Flex>
        <Button size="sm" variant="subtle" onClick={() => switchTo(viewed(pupil))}>
          <EyeIcon aria-hidden />
          {text.view(name)}
        </Button>
      </Box>
    </Flex>
  )
}
