import { useStore } from '@ariane/shared/session'
import { ErrorState, Panel, SimpleGrid, SkeletonCards, TrophyIcon } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { AchievementCard } from './achievement-card.tsx'
import { Points } from './points.tsx'
import { achievements } from './store.ts'

const text = messages.profile

/** The four titles of the specification, counted from what the pupil did (row P03), and his points. */
export function Achievements() {
  const loaded = useStore(achievements.$data)
  return (
    <Panel title={text.achievements} icon={<TrophyIcon />}>
      {loaded.state === 'loading' && <SkeletonCards count={2} label={text.achievementsLoading} />}
      {loaded.state === 'failed' && (
        <ErrorState
          message={text.achievementsFailure}
          onRetry={() => void achievements.reload({ showLoading: true })}
        />
      )}
      {loaded.state === 'ready' && (
        <>
          <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gap="4" listStyleType="none">
            {loaded.data.achievements.map(achievement => (
              <AchievementCard key={achievement.key} achievement={achievement} />
            ))}
          </SimpleGrid>
          <Points credits={loaded.data.credits} />
        </>
      )}
    </Panel>
  )
}
