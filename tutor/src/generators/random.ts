export { int, pick, rng, shuffle } from '@ariane/activities/random'
