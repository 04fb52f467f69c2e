import { ACHIEVEMENTS } from '@ariane/shared/catalogue'
import type { Achievement } from '@ariane/shared/contracts/achievements'
import { Badge, Box, HStack, LockIcon, ProgressBar, Text, TrophyIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.profile

/** An achievement: its title, its goal and the pupil's progress. */
export function AchievementCard({ achievement: { key, done, goal, earned } }: { achievement: Achievement }) {
  const { title, rule } = ACHIEVEMENTS[key]
  return (
    <HStack as="li" gap="4" align="start" p="4" borderRadius="l2" bg={earned ? 'success.subtle' : 'bg.subtle'}>
      <Box color={earned ? 'success.fg' : 'ink.muted'} mt="1" aria-hidden>
        {earned ? <TrophyIcon /> : <LockIcon />}
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="bold">{title}</Text>
        <Text color="ink.muted" textStyle="sm" mb="2">
          {rule}
        </Text>
        <HStack gap="3" wrap="wrap" mb={earned ? '0' : '2'}>
          <Badge colorPalette={earned ? 'success' : 'neutral'}>{earned ? text.earned : text.notEarned}</Badge>
          <Text textStyle="sm">{text.progress(done, goal)}</Text>
        </HStack>
        {!earned && <ProgressBar label={text.progressLabel(title)} value={(done / goal) * 100} hideLabel />}
      </Box>
    </HStack>
  )
}
