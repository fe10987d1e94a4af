import { describeGeocoder } from "./geocoder.contract.ts";
import { createOfflineGeocoder } from "./offline.ts";

describeGeocoder("the offline geocoder", createOfflineGeocoder);
