/** Lighthouse for scripts elsewhere: a package is found from the folder that it is installed in. */
export { default as lighthouse } from 'lighthouse';
