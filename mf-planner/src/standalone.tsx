import { runStandalone } from '@ariane/shared/testing'
import SchoolScreen from './screen.tsx'

/** In the standalone build the two tabs of the other remote stay empty: the shell renders them. */
const School = () => <SchoolScreen renderRevisions={() => null} renderHomework={() => null} />

runStandalone({ name: 'mf-planner', screens: { '/scolaire': School, '/planning': School, '/homework': School } })
