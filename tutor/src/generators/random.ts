export { int, pick, type Random, rng, shuffle } from '@ariane/activities/random'
