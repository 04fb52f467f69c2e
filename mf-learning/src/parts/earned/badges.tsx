import { ACHIEVEMENTS } from '@ariane/shared/catalogue'
import { type Achievement, achievementsRoutes } from '@ariane/shared/contracts/achievements'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { Badge, Box, Flex, Heading, Text, TrophyIcon } from '@ariane/shared/ui'
import { useEffect, useId, useState } from 'react'
import { messages as text } from './messages.ts'

/** The badges with their rule and how far they are, where work counts towards them; nothing while they are not known. */
export function Badges() {
  const [badges, setBadges] = useState<readonly Achievement[]>([])
  const id = useId()
  useEffect(() => {
    const stop = new AbortController()
    call(achievementsRoutes.readAchievements, { userId: $activeUser.get()?.uid ?? '' }, { signal: stop.signal })
      .then(({ data }) => setBadges(data.achievements))
      .catch(error => {
        if (!isAborted(error)) logOnly('badges', error)
      })
    return () => stop.abort()
  }, [])
  if (badges.length === 0) return null
  return (
    <Box as="section" aria-labelledby={id} mt="6" w="full" textAlign="start" animation="rise">
      <Heading as="h3" id={id} fontSize="lg" mb="1">
        {text.badges}
      </Heading>
      <Box
        as="ul"
        listStyleType="none!"
        m="0!"
        p="0!"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        columnGap="6"
      >
        {badges.map(badge => (
          <Line key={badge.key} badge={badge} />
        ))}
      </Box>
    </Box>
  )
}

function Line({ badge: { key, done, goal, earned } }: { badge: Achievement }) {
  const { title, rule } = ACHIEVEMENTS[key]
  return (
    <Flex as="li" align="center" gap="3" py="2" m="0!">
      <Box color={earned ? 'success.fg' : 'ink.muted'} flexShrink="0" aria-hidden>
        <TrophyIcon size={20} />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineHeight="short" m="0!">
          {title}
        </Text>
        <Text color="ink.muted" textStyle="sm" m="0!">
          {rule}
        </Text>
      </Box>
      <Badge colorPalette={earned ? 'success' : 'neutral'} flexShrink="0">
        {earned ? text.earned : text.progress(done, goal)}
      </Badge>
    </Flex>
  )
}
