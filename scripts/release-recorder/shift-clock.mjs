// Preloaded into a recorded server (and so into its workers): its clock runs RECORDER_CLOCK_SHIFT_MS beside the real one.

const shiftMs = Number(process.env.RECORDER_CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
