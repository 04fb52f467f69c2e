import { runStandalone } from '@ariane/shared/testing'
import SchoolScreen from './screen.tsx'

/** Alone, the two tabs of another remote stay empty: the shell draws them. */
const School = () => <SchoolScreen renderRevisions={() => null} renderHomework={() => null} />

runStandalone({ name: 'mf-planner', screens: { '/scolaire': School, '/planning': School, '/homework': School } })
