export { TRIAL_PATH } from '@ariane/shared/contracts/public-paths'
