import { startMediaOnDisk } from "./media-service.ts";
import { describeUploadParts } from "./upload-parts.contract.ts";

describeUploadParts("disk", startMediaOnDisk);
